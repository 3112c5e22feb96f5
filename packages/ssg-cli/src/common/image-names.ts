/** Whether a file is an image by its name. */
export function isImageName(file: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?)$/i.test(file)
}
