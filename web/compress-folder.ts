import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { compressFile } from './vite-brotli.ts';

/** Writes the text files of a folder a second time, as the build of the page does: node web/compress-folder.ts FOLDER */
const QUALITY = 9;
const [folder = '.'] = process.argv.slice(2);
const files = await readdir(folder, { recursive: true });
const texts = files.filter((name) => /\.(?:html|js|css|json)$/u.test(name));
await Promise.all(texts.map((name) => compressFile(path.join(folder, name), QUALITY)));
