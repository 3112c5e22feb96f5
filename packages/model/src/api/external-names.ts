// Names that TypeScript's standard library and Node's types declare, with the place of their documentation.
import { once } from '../javascript/once.ts'

/** JavaScript: the page bears the name. */
const javascriptNames = `
  AggregateError Array ArrayBuffer AsyncDisposableStack AsyncGenerator AsyncGeneratorFunction AsyncIterator Atomics BigInt BigInt64Array
  BigUint64Array Boolean DataView Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array
  Function Generator GeneratorFunction Int8Array Int16Array Int32Array Intl Iterator JSON Map Math Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError TypeError Uint8Array Uint8ClampedArray
  Uint16Array Uint32Array URIError WeakMap WeakRef WeakSet
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat parseInt unescape`

/** JavaScript: names of TypeScript alone, each for a page of MDN's reference. */
const javascriptPages = {
  AsyncIterable: 'Iteration_protocols#the_async_iterator_and_async_iterable_protocols',
  AsyncIterableIterator: 'Iteration_protocols#the_async_iterator_and_async_iterable_protocols',
  IArguments: 'Functions/arguments',
  ImportMeta: 'Operators/import.meta',
  Iterable: 'Iteration_protocols#the_iterable_protocol',
  IterableIterator: 'Iteration_protocols#the_iterable_protocol',
  IteratorObject: 'Global_Objects/Iterator',
  IteratorResult: 'Iteration_protocols#the_iterator_protocol',
  PromiseLike: 'Global_Objects/Promise#thenables',
  ProxyHandler: 'Global_Objects/Proxy/Proxy#handler_functions',
  ReadonlyArray: 'Global_Objects/Array',
  ReadonlyMap: 'Global_Objects/Map',
  ReadonlySet: 'Global_Objects/Set',
  RegExpExecArray: 'Global_Objects/RegExp/exec#return_value',
  RegExpMatchArray: 'Global_Objects/String/match#return_value',
  TemplateStringsArray: 'Template_literals#tagged_templates',
}

/** Interfaces of the Web: the page bears the name. */
const webNames = `
  AbortController AbortSignal AnimationEvent Attr AudioContext Blob BroadcastChannel ByteLengthQueuingStrategy Cache CacheStorage
  CanvasRenderingContext2D CharacterData ClipboardEvent CloseEvent Comment CompressionStream CountQueuingStrategy Credential Crypto
  CryptoKey CSSStyleDeclaration CSSStyleSheet CustomEvent DataTransfer DecompressionStream Document DocumentFragment DOMException
  DOMParser DOMRect DOMTokenList DragEvent Element ErrorEvent Event EventSource EventTarget File FileList FileReader FocusEvent FormData
  Headers History HTMLAnchorElement HTMLButtonElement HTMLCanvasElement HTMLCollection HTMLDivElement HTMLElement HTMLFormElement
  HTMLIFrameElement HTMLImageElement HTMLInputElement HTMLMediaElement HTMLOptionElement HTMLScriptElement HTMLSelectElement
  HTMLSpanElement HTMLStyleElement HTMLTemplateElement HTMLTextAreaElement HTMLVideoElement IDBDatabase ImageData InputEvent
  IntersectionObserver KeyboardEvent Location MediaQueryList MediaStream MessageChannel MessageEvent MessagePort MouseEvent
  MutationObserver MutationRecord Navigator Node NodeList Notification Performance PerformanceEntry PerformanceObserver PointerEvent
  PopStateEvent ProgressEvent PromiseRejectionEvent PublicKeyCredential Range ReadableStream ReadableStreamDefaultReader
  Request RequestInit ResizeObserver Response Screen Selection ServiceWorker ServiceWorkerRegistration ShadowRoot SharedWorker Storage
  StorageEvent StyleSheet SubmitEvent SubtleCrypto SVGElement Text TextDecoder TextEncoder Touch TouchEvent TransformStream TreeWalker
  UIEvent URL URLSearchParams VisualViewport WebSocket WheelEvent Window Worker WritableStream XMLHttpRequest`

/**
 * What is global in the Web: pages below that of `Window`. Of the names that a link may well mean something else by, as `name`, `status` and
 * `event`, there are none.
 */
const webGlobals = `
  alert atob btoa caches cancelAnimationFrame cancelIdleCallback clearInterval clearTimeout confirm createImageBitmap crypto
  customElements document fetch getComputedStyle indexedDB localStorage matchMedia navigator performance queueMicrotask reportError
  requestAnimationFrame requestIdleCallback sessionStorage setInterval setTimeout structuredClone window`

/** Utility types: a heading of TypeScript's handbook each. */
const utilityTypes = {
  Awaited: 'awaitedtype',
  Capitalize: 'intrinsic-string-manipulation-types',
  ConstructorParameters: 'constructorparameterstype',
  Exclude: 'excludeuniontype-excludedmembers',
  Extract: 'extracttype-union',
  InstanceType: 'instancetypetype',
  Lowercase: 'intrinsic-string-manipulation-types',
  NoInfer: 'noinfertype',
  NonNullable: 'nonnullabletype',
  Omit: 'omittype-keys',
  OmitThisParameter: 'omitthisparametertype',
  Parameters: 'parameterstype',
  Partial: 'partialtype',
  Pick: 'picktype-keys',
  Readonly: 'readonlytype',
  Record: 'recordkeys-type',
  Required: 'requiredtype',
  ReturnType: 'returntypetype',
  ThisParameterType: 'thisparametertypetype',
  ThisType: 'thistypetype',
  Uncapitalize: 'intrinsic-string-manipulation-types',
  Uppercase: 'intrinsic-string-manipulation-types',
}

/** Node: page and heading of its documentation. */
const nodeClasses = {
  Buffer: 'buffer.html#class-buffer',
  ChildProcess: 'child_process.html#class-childprocess',
  ClientRequest: 'http.html#class-httpclientrequest',
  Duplex: 'stream.html#class-streamduplex',
  EventEmitter: 'events.html#class-eventemitter',
  IncomingMessage: 'http.html#class-httpincomingmessage',
  KeyObject: 'crypto.html#class-keyobject',
  Readable: 'stream.html#class-streamreadable',
  ServerResponse: 'http.html#class-httpserverresponse',
  Transform: 'stream.html#class-streamtransform',
  Writable: 'stream.html#class-streamwritable',
}

const mdn = 'https://developer.mozilla.org/en-US/docs/Web/'
const handbook = 'https://www.typescriptlang.org/docs/handbook/utility-types.html#'
const node = 'https://nodejs.org/api/'

/** Address of each name, by the package that declares it. */
export const externalNames: () => ReadonlyMap<string, ReadonlyMap<string, string>> = once(
  () =>
    new Map([
      [
        'typescript',
        new Map([
          ...namesIn(webNames).map((name) => [name, `${mdn}API/${name}`] as const),
          ...namesIn(webGlobals).map((name) => [name, `${mdn}API/Window/${name}`] as const),
          ['console', `${mdn}API/console`] as const,
          ...namesIn(javascriptNames).map((name) => [name, `${mdn}JavaScript/Reference/Global_Objects/${name}`] as const),
          ...Object.entries(javascriptPages).map(([name, page]) => [name, `${mdn}JavaScript/Reference/${page}`] as const),
          ...Object.entries(utilityTypes).map(([name, anchor]) => [name, handbook + anchor] as const),
        ]),
      ],
      ['@types/node', new Map(Object.entries(nodeClasses).map(([name, place]) => [name, node + place]))],
    ]),
)

function namesIn(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** Address of the documentation of a name that TypeScript's standard library or Node's types declare, where docgen knows it. */
export function knownAddressOf(reference: { readonly package?: string | undefined; readonly name: string }): string | undefined {
  const names = reference.package === undefined ? undefined : externalNames().get(reference.package)
  const known = names?.get(reference.name)
  if (known !== undefined || reference.package !== 'typescript') return known
  // `Intl.DateTimeFormat` has a page of its own below the one of `Intl`.
  return reference.name.startsWith('Intl.') ? intlAddressOf(reference.name.slice('Intl.'.length)) : undefined
}

const intlClasses =
  'Collator DateTimeFormat DisplayNames DurationFormat ListFormat Locale NumberFormat PluralRules RelativeTimeFormat Segmenter'

function intlAddressOf(name: string): string | undefined {
  const intl = externalNames().get('typescript')?.get('Intl')
  return intl !== undefined && namesIn(intlClasses).includes(name) ? `${intl}/${name}` : undefined
}
