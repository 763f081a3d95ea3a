import type { Attachment } from 'svelte/attachments';

/** Draws a picture on a canvas, which gets its size. */
export const drawn =
  (picture: ImageBitmap): Attachment<HTMLCanvasElement> =>
  (canvas) => {
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  };
