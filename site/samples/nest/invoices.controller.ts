import type { User } from '@accounts/types'
import { Controller, Get, UseGuards } from '@nestjs/common'
import { AccountsGuard, CurrentUser } from './accounts.guard'

@Controller('invoices')
@UseGuards(AccountsGuard)
export class InvoicesController {
  @Get()
  list(@CurrentUser() user: User) {
    return { owner: user.id }
  }
}
