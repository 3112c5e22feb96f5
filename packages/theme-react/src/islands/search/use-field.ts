import { useEffect, useLayoutEffect, useRef } from 'react'

interface FieldListeners {
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Listens to a field that is none of ours, with what was typed into it before we were there. */
export function useField(field: HTMLInputElement, { onType, onKeyDown }: FieldListeners): void {
  const latest = useRef(onKeyDown)
  // A key may come as soon as results are shown, and an effect only some time later.
  useLayoutEffect(() => void (latest.current = onKeyDown))
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => onType(field.value), { signal })
    field.addEventListener('keydown', (event) => latest.current(event), { signal })
    onType(field.value)
    return () => listening.abort()
  }, [field, onType])
}
