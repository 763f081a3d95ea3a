import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly part: 'page';
  readonly text: string;
}

/** The package that a module is from; null for our own. */
export function packageOf(id: string): string | null {
  const [, inside] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id) ?? [];
  return inside ?? null;
}

/**
 * Writes licences.json beside the built page: our licence, NOTICE, and of each package in the page its name, version and
 * licence. A package is in it if a module of the page is from it, or if package.json says that the page needs it (the
 * typeface has no module).
 */
export function licences(root: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const names = new Set(
        [...neededPackages(root), ...modules.map(packageOf)].filter((name) => name !== null),
      );
      const packages = [...names].toSorted().map((name) => describePackage(root, name));
      const [licence, notice] = ['LICENSE', 'NOTICE'].map((name) => read(path.join(root, name)));
      const source = JSON.stringify({ licence, notice, packages });
      this.emitFile({ type: 'asset', fileName: 'licences.json', source });
    },
  };
}

function neededPackages(root: string): string[] {
  const { dependencies } = JSON.parse(read(path.join(root, 'package.json'))) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies);
}

function describePackage(root: string, name: string): Package {
  const folder = path.join(root, 'node_modules', name);
  const { version, license } = JSON.parse(read(path.join(folder, 'package.json'))) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/iu.test(each));
  if (!license || !file) throw new Error(`${name} doesn't say its licence: look it up before it is shipped`);
  return { name, version, licence: license, part: 'page', text: read(path.join(folder, file)).trim() };
}

function read(file: string): string {
  return readFileSync(file, 'utf-8');
}
