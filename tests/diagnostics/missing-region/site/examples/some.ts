// #region first
export const some = 1
// #endregion
