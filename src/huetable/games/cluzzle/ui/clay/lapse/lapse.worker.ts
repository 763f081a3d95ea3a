/** Works out the pictures of a time-lapse beside the page, which would stutter otherwise. */
import { decode } from '../strokes/stroke-log';
import { lapseFrames } from './frames';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  for (const frame of lapseFrames(decode(new Uint8Array(data)))) {
    const buffers = frame.blocks.flatMap(([, mesh]) =>
      mesh ? [mesh.positions, mesh.normals, mesh.colours, mesh.triangles].map(({ buffer }) => buffer) : [],
    );
    postMessage(frame, { transfer: buffers });
  }
});
