import { Island } from '@docgen/theme-react'
import '../islands/counter.tsx'

export default function About() {
  return (
    <section>
      <h1>About</h1>
      <Island name="Counter" props={{ start: 1 }} />
    </section>
  )
}
