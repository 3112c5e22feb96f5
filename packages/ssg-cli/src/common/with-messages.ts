import type { Messages } from '@docgen/model'

const named = /\bDOCGEN_WORDS(?:\.(\w+)|\[["']([^"']+)["']\])/g

/** A script whose mentions of messages (`DOCGEN_WORDS.copied`, `DOCGEN_WORDS["kind.class"]`) are their texts. Safe within `<script>`. */
export function withMessages(script: string, messages: Messages): string {
  return script.replace(named, (mention, name: string | undefined, quoted: string | undefined) => {
    const key = name ?? quoted ?? ''
    const message: unknown = Object.hasOwn(messages, key) ? Reflect.get(messages, key) : undefined
    return message === undefined ? mention : JSON.stringify(message).replaceAll('<', '\\u003c')
  })
}
