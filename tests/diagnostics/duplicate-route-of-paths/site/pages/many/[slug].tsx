export const paths = () => [{ slug: "one" }, { slug: "one" }, { slug: ".." }, { slug: "docs" }]

export default function Page() {
  return <p>Page</p>
}
