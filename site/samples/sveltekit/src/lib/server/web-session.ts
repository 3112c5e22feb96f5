export * from '../../../../web-session'
