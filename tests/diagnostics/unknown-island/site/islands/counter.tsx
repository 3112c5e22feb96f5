declare module '@docgen/theme-react' {
  interface IslandProps {
    Counter: { readonly start: number }
  }
}

export default function Counter({ start }: { readonly start: number }) {
  if (start < 0) throw new Error('Nothing can be counted from below 0.')
  return <button type="button">{start}</button>
}
