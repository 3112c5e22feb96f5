export const paths = () => [{ slug: "one" }]

export default function Page() {
  return <p>Page</p>
}
