// Skips one report for each set; if the dial did not move, that is the user's next turn.

// exercise 16.9
// instead of: // The former delegate may have set it once more in the meantime: put back what was there.
// instead of: proxy?.isSetting = wasSetting
_ = wasSetting

// instead of: let isUsers = !isSetting
let isUsers = !isSetting
isSetting = false
// end 16.9
