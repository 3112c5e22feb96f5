import { randomUUID } from 'node:crypto'
import type {
  ConnectionInformations,
  CreateUserServicePassword,
  DatabaseInterface,
  EmailRecord,
  Session,
  TokenRecord,
  User,
} from '@accounts/types'

interface StoredUser extends User {
  emails: EmailRecord[]
  services: Record<string, any>
}

export class MemoryDatabase implements DatabaseInterface {
  private readonly users = new Map<string, StoredUser>()
  private readonly sessions = new Map<string, Session>()

  // Users

  async createUser(user: CreateUserServicePassword) {
    const { password, email, ...rest } = user
    const id = randomUUID()
    this.users.set(id, {
      ...rest,
      id,
      emails: email ? [emailRecord(email, false)] : [],
      deactivated: false,
      services: {
        password: { bcrypt: password, reset: [] },
        email: { verificationTokens: [] },
        magicLink: { loginTokens: [] },
      },
    })
    return id
  }

  async findUserById(userId: string) {
    return this.find(({ id }) => id === userId)
  }

  async findUserByUsername(name: string) {
    return this.find(({ username }) => username === name)
  }

  async findUserByEmail(email: string) {
    return this.find(({ emails }) => emails.some(isFor(email)))
  }

  async setUsername(userId: string, newUsername: string) {
    this.user(userId).username = newUsername
  }

  async setUserDeactivated(userId: string, deactivated: boolean) {
    this.user(userId).deactivated = deactivated
  }

  // Email addresses

  async addEmail(userId: string, email: string, verified: boolean) {
    this.user(userId).emails.push(emailRecord(email, verified))
  }

  async removeEmail(userId: string, email: string) {
    const user = this.user(userId)
    user.emails = user.emails.filter((record) => !isFor(email)(record))
  }

  async verifyEmail(userId: string, email: string) {
    const { emails, services } = this.user(userId)
    for (const record of emails.filter(isFor(email)))
      record.verified = true
    const open: TokenRecord[] = services.email.verificationTokens
    services.email.verificationTokens = open.filter(
      ({ address }) => address !== email.toLowerCase(),
    )
  }

  async addEmailVerificationToken(
    id: string,
    email: string,
    token: string,
  ) {
    const { verificationTokens } = this.user(id).services.email
    verificationTokens.push(tokenRecord(token, email, 'verify'))
  }

  async findUserByEmailVerificationToken(token: string) {
    return this.find(({ services }) =>
      services.email.verificationTokens.some(isToken(token)),
    )
  }

  // Passwords

  async findPasswordHash(userId: string): Promise<string | null> {
    return this.users.get(userId)?.services.password.bcrypt ?? null
  }

  async setPassword(userId: string, newPassword: string) {
    this.user(userId).services.password.bcrypt = newPassword
  }

  async addResetPasswordToken(
    userId: string,
    email: string,
    token: string,
    reason: string,
  ) {
    const { reset } = this.user(userId).services.password
    reset.push(tokenRecord(token, email, reason))
  }

  async findUserByResetPasswordToken(token: string) {
    return this.find(({ services }) =>
      services.password.reset.some(isToken(token)),
    )
  }

  async removeAllResetPasswordTokens(userId: string) {
    this.user(userId).services.password.reset = []
  }

  // Magic links

  async addLoginToken(userId: string, email: string, token: string) {
    const { loginTokens } = this.user(userId).services.magicLink
    loginTokens.push(tokenRecord(token, email, 'magicLink'))
  }

  async findUserByLoginToken(token: string) {
    return this.find(({ services }) =>
      services.magicLink.loginTokens.some(isToken(token)),
    )
  }

  async removeAllLoginTokens(userId: string) {
    this.user(userId).services.magicLink.loginTokens = []
  }

  // Other services, such as OAuth providers

  async findUserByServiceId(name: string, serviceId: string) {
    return this.find(({ services }) => services[name]?.id === serviceId)
  }

  async setService(userId: string, name: string, data: object) {
    this.user(userId).services[name] = data
  }

  async unsetService(userId: string, name: string) {
    delete this.user(userId).services[name]
  }

  // Sessions

  async createSession(
    userId: string,
    token: string,
    { ip, userAgent }: ConnectionInformations,
    extraData?: object,
  ) {
    const id = randomUUID()
    const createdAt = new Date().toISOString()
    const session = { id, userId, token, ip, userAgent, extraData }
    this.sessions.set(id, {
      ...session,
      valid: true,
      createdAt,
      updatedAt: createdAt,
    })
    return id
  }

  async findSessionById(sessionId: string) {
    return structuredClone(this.sessions.get(sessionId)) ?? null
  }

  async findSessionByToken(token: string) {
    for (const session of this.sessions.values()) {
      if (session.token === token) return structuredClone(session)
    }
    return null
  }

  async updateSession(
    sessionId: string,
    { ip, userAgent }: ConnectionInformations,
    newToken?: string,
  ) {
    const changes = newToken ? { token: newToken } : {}
    this.changeSession(sessionId, { ip, userAgent, ...changes })
  }

  async invalidateSession(sessionId: string) {
    this.changeSession(sessionId, { valid: false })
  }

  async invalidateAllSessions(userId: string, excluded: string[] = []) {
    for (const session of [...this.sessions.values()]) {
      if (session.userId === userId && !excluded.includes(session.id)) {
        this.changeSession(session.id, { valid: false })
      }
    }
  }

  // Helpers of the methods above

  /** A copy, as from any database: only methods change what is stored. */
  private find(matches: (user: StoredUser) => boolean): User | null {
    const user = [...this.users.values()].find(matches)
    return structuredClone(user) ?? null
  }

  private user(userId: string): StoredUser {
    const user = this.users.get(userId)
    if (!user) throw new Error('User not found')
    return user
  }

  private changeSession(sessionId: string, changes: Partial<Session>) {
    const session = this.sessions.get(sessionId)
    if (!session) return
    const updatedAt = new Date().toISOString()
    this.sessions.set(sessionId, { ...session, ...changes, updatedAt })
  }
}

function emailRecord(email: string, verified: boolean): EmailRecord {
  return { address: email.toLowerCase(), verified }
}

function isFor(email: string) {
  return ({ address }: EmailRecord) => address === email.toLowerCase()
}

function tokenRecord(token: string, email: string, reason: string) {
  return { token, address: email.toLowerCase(), when: Date.now(), reason }
}

function isToken(token: string) {
  return (record: TokenRecord) => record.token === token
}
