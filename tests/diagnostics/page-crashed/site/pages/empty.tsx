export default function Empty({ isOpen = false }: { isOpen?: boolean }) {
  return isOpen && <p>Open</p>
}
