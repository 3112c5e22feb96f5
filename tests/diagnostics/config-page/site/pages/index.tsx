export const title = 1

export default function Home() {
  return <p>Home</p>
}
