export const paths = async () => {
  throw new Error("no tools")
}

export default function Page() {
  return <p>Page</p>
}
