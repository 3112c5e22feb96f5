export const paths = ["one"]

export default function Page() {
  return <p>Page</p>
}
