import { createHash, randomBytes } from 'node:crypto'
import { TwoFactor } from '@accounts/two-factor'
import type { DatabaseInterface, User } from '@accounts/types'

const service = 'recovery-codes'

export class RecoverableTwoFactor extends TwoFactor {
  private store!: DatabaseInterface

  override setStore(store: DatabaseInterface): void {
    super.setStore(store)
    this.store = store
  }

  /** The password was checked before. Each recovery code works once. */
  override async authenticate(user: User, code: string): Promise<void> {
    if (!isRecoveryCode(code)) return super.authenticate(user, code)
    const hashes = hashesOf(user)
    const left = hashes.filter((hash) => hash !== hashOf(code))
    if (left.length === hashes.length)
      throw new Error("2FA code didn't match")
    await this.store.setService(user.id, service, { hashes: left })
  }

  /** Show them once: only their hashes are stored. Old ones end. */
  async createRecoveryCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: 10 }, newCode)
    const hashes = codes.map(hashOf)
    await this.store.setService(userId, service, { hashes })
    return codes
  }

  override async unset(userId: string, code: string): Promise<void> {
    await super.unset(userId, code)
    await this.store.unsetService(userId, service)
  }
}

/** 80 random bits: nobody can guess one, so a fast hash is enough. */
const newCode = () =>
  randomBytes(10).toString('hex').match(/.{5}/g)?.join('-') ?? ''

const isRecoveryCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/.test(code)

const hashOf = (code: string) =>
  createHash('sha256').update(code).digest('hex')

const hashesOf = (user: User): string[] =>
  user.services?.[service]?.hashes ?? []
