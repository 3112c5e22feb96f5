export function About() {
  return <p>About</p>
}
