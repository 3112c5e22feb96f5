import { AccountsJsError } from '@accounts/server'
import type { User } from '@accounts/types'
import {
  createParamDecorator,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common'
import type { CanActivate, ExecutionContext } from '@nestjs/common'
import { accountsServer } from './accounts'

/** Lets a request pass if its token belongs to a session. */
@Injectable()
export class AccountsGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest()
    const header: unknown = request.headers.authorization
    const token =
      typeof header === 'string' && header.startsWith('Bearer ')
        ? header.slice('Bearer '.length)
        : undefined
    if (token === undefined) throw new UnauthorizedException()
    try {
      request.user = await accountsServer.resumeSession(token)
    } catch (error) {
      // Anything else is an outage, and becomes a 500.
      if (!(error instanceof AccountsJsError)) throw error
      throw new UnauthorizedException()
    }
    return true
  }
}

/** `@CurrentUser() user: User`, behind the guard. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): User =>
    context.switchToHttp().getRequest().user,
)
