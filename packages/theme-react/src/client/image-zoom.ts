// Images that are shown smaller than they are open in a dialog of the browser. Fetched for pages that have images.

/** Below it a reader would see hardly more. */
const worthwhile = 1.2

/** An author writes it behind the address of an image that is to stay as it is: `![Logo](./logo.png#no-zoom)`. */
const optOut = '#no-zoom'

export function start(signal: AbortSignal): void {
  if (signal.aborted) return
  const images = [...document.querySelectorAll<HTMLImageElement>('main .docgen-prose img')].filter(
    (image) => !image.closest('a, button, summary, label') && !image.src.endsWith(optOut),
  )
  const wrapAll = (): void => images.filter(isReduced).forEach(wrap)
  for (const image of images) if (!image.complete) image.addEventListener('load', wrapAll, { once: true, signal })
  addEventListener('resize', wrapAll, { passive: true, signal })
  wrapAll()
}

function isReduced({ naturalWidth, clientWidth }: HTMLImageElement): boolean {
  return clientWidth > 0 && naturalWidth >= clientWidth * worthwhile
}

/** A button around it has the focus, and says what the image shows. Without its `<picture>`, an image has no other sources. */
function wrap(image: HTMLImageElement): void {
  if (image.closest('.docgen-zoom')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'docgen-zoom'
  button.setAttribute(
    'aria-label',
    image.alt === '' ? DOCGEN_WORDS.enlargeImage : DOCGEN_WORDS.enlargeThisImage.replace('{alt}', () => image.alt),
  )
  button.setAttribute('aria-haspopup', 'dialog')
  button.addEventListener('click', () => open(image))
  const whole = image.closest('picture') ?? image
  whole.replaceWith(button)
  button.append(whole)
}

function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'docgen-zoom-dialog'
  dialog.setAttribute('aria-label', image.alt === '' ? DOCGEN_WORDS.image : image.alt)
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = DOCGEN_WORDS.close
  const large = document.createElement('img')
  large.src = image.currentSrc || image.src
  large.alt = image.alt
  large.width = image.naturalWidth
  large.height = image.naturalHeight
  dialog.toggleAttribute('data-scroll', !isLargerAsWhole(image))
  dialog.append(close, large)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

/** Whether the screen has room for a larger one; otherwise it is shown as large as it is, to be scrolled. */
function isLargerAsWhole({ naturalWidth, naturalHeight, clientWidth }: HTMLImageElement): boolean {
  const fit = Math.min(1, innerWidth / naturalWidth, innerHeight / naturalHeight)
  return naturalWidth * fit >= clientWidth * worthwhile
}
