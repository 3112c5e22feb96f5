import type { ReactPageProps } from '@docgen/ssg-cli'

export default function Home({ href }: ReactPageProps) {
  return (
    <p>
      <a href={href('/docs/strat')}>Start</a> and <a href="/docs/#nowhere">there</a>
    </p>
  )
}
