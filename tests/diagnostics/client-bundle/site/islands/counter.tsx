import { readFileSync } from 'node:fs'

declare module '@docgen/theme-react' {
  interface IslandProps {
    Counter: { readonly start: number }
  }
}

export default function Counter({ start }: { readonly start: number }) {
  return (
    <button type="button" onClick={() => readFileSync('numbers.txt')}>
      {start}
    </button>
  )
}
