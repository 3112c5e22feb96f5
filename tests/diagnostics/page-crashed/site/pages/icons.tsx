import { Island } from '@docgen/theme-react'

export default function Icons() {
  return <Island name="search" props={{ icon: <b>?</b> } as never} />
}
