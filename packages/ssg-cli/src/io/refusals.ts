// Why a site is not built that could be. Programs get these errors (`index.ts`), and configs import the same module: so this one loads nothing.

/** The output folder has no marker of docgen and is not empty. Nothing in it was changed. */
export class ForeignFolder extends Error {
  constructor(
    /** Absolute path. */
    readonly folder: string,
    /** Releases before this one left no other sign; neither do many that are not docgen's. */
    readonly mayBeOfEarlierRelease: boolean,
  ) {
    super(`The output folder ${folder} contains files that docgen did not write.`)
  }
}

/** Something that docgen did not write has the name of a file that the site needs. Nothing in the output folder was changed. */
export class OutputInTheWay extends Error {
  constructor(
    /** Absolute path. */
    readonly path: string,
  ) {
    super(`docgen did not write ${path}, but the site has a file with that name.`)
  }
}

/** Another docgen has worked in the folder for ten minutes. */
export class SiteIsLocked extends Error {
  constructor(
    /** Process id and name of its machine. */
    readonly holder: { readonly pid: number; readonly host: string },
    /** Absolute path of the lock. */
    readonly file: string,
  ) {
    super(`Another docgen (process ${holder.pid} on ${holder.host}) is at work in this folder.`)
  }
}
