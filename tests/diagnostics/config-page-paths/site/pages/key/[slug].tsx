export const paths = () => [{ slug: "one", weight: 3 }]

export default function Page() {
  return <p>Page</p>
}
