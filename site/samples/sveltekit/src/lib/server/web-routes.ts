export * from '../../../../web-routes'
