// Names that hold passwords and keys by convention. A pull request may show any file of the repository in a page, and a checkout of a CI keeps
// its token in `.git`.

const secretFolder = /^(?:\.git|\.ssh|\.aws|\.gnupg)$/i
const secretFile =
  /^(?:\.env(?:\..+)?|\.npmrc|[._]netrc|\.pypirc|\.git-credentials|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:pem|p12|pfx))$/i
/** Of `.env`, what is made to be shown. */
const example = /\.(?:example|sample|template|dist|defaults|schema)$/i

/** The segment of a path (`/` separators) that says so, if one does. */
export function secretNameIn(path: string): string | undefined {
  const segments = path.split('/')
  return segments.find(
    (segment, index) =>
      secretFolder.test(segment) || (index === segments.length - 1 && secretFile.test(segment) && !example.test(segment)),
  )
}
