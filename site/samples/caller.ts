import jwt from 'jsonwebtoken'

/** The part of the accounts server that is no secret. */
const publicKey = process.env.ACCOUNTS_PUBLIC_KEY ?? ''

/** Id of the user, or `null` for a guest. */
export function callerOf(authorization?: string): string | null {
  const [scheme, token = ''] = authorization?.split(' ') ?? []
  if (scheme !== 'Bearer') return null
  try {
    const payload = jwt.verify(token, publicKey, {
      algorithms: ['RS256'],
      issuer: 'https://accounts.example.com',
      audience: 'invoices',
    })
    // A refresh token has the right signature, but no `data`.
    const { userId, isImpersonated } = Object(Object(payload).data)
    return typeof userId === 'string' && !isImpersonated ? userId : null
  } catch {
    return null
  }
}
