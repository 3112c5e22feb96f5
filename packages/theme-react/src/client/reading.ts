// What helps to read a page once it stands; fetched when it has nothing else to do.
export { startCopyAnchors } from './copy-anchors.ts'
export { startScrollSpy } from './scroll-spy.ts'
export { startScrollable } from './scrollable.ts'
