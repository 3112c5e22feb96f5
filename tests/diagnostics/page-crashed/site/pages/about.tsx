export const title = 'About'

export default function About() {
  const people: string[] | undefined = undefined
  if (people === undefined) throw new Error('There are no people.')
  return <p>People</p>
}
