// #region first
export const some = 1
// #endregion
// #region open
export const other = 2
