import 'reflect-metadata'
import { AccountsJsError } from '@accounts/server'
import accountsExpress from '@accounts/rest-express'
import type { User } from '@accounts/types'
import {
  Controller,
  createParamDecorator,
  Get,
  Injectable,
  Module,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common'
import type { CanActivate, ExecutionContext } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import express from 'express'
import { accountsServer } from './accounts'

// #region guard
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
// #endregion

// #region controller
@Controller('invoices')
@UseGuards(AccountsGuard)
export class InvoicesController {
  @Get()
  list(@CurrentUser() user: User) {
    return { owner: user.id }
  }
}

@Module({ controllers: [InvoicesController] })
export class AppModule {}
// #endregion

// #region app
export async function createApp() {
  const app = await NestFactory.create(AppModule, { logger: ['error'] })
  // These run before the body parser of Nest, so they need their own.
  app.use('/accounts', express.json({ limit: '20kb' }))
  app.use(accountsExpress(accountsServer))
  return app
}
// #endregion
