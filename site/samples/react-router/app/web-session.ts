export * from '../../web-session'
