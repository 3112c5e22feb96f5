import { classOfScheme } from '@docgen/model'
import { mapAddresses } from './html-addresses.ts'

// What a theme puts beside the text for those who are on the page: links of headings to themselves, buttons.
const controls = /<a\b[^>]*\shref="#[^"]*"[^>]*>\s*[#¶§]?\s*<\/a>|<button\b[^>]*>.*?<\/button>/gs
// A reader of feeds has no styles that hide one of two images.
const darkImages = new RegExp(String.raw`<img\b[^>]*\b${classOfScheme.dark}\b[^>]*>`, 'g')

/** Addresses on the page and on the site, as somebody needs them who reads elsewhere. */
export function withWholeAddresses(html: string, origin: string, pageAddress: string): string {
  return mapAddresses(html.replace(controls, '').replace(darkImages, ''), (address) => {
    if (address.startsWith('#')) return pageAddress + address
    return address.startsWith('/') && !address.startsWith('//') ? origin + address : address
  })
}
