// As docgen itself runs: React would print what it thinks of each attribute of hostile HTML.
process.env['NODE_ENV'] = 'production'
