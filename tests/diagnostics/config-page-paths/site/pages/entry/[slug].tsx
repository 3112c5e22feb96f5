export const paths = () => [{ slug: "one" }, "two", { slug: 3 }, { slug: "four", title: 4 }]

export default function Page() {
  return <p>Page</p>
}
