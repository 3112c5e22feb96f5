export const paths = () => [{ slug: "one", props: [1] }]

export default function Page() {
  return <p>Page</p>
}
