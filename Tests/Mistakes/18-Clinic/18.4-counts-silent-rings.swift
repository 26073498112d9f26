// A ring is counted before the switch is asked, so a quiet page counts rings that nobody has heard.

// exercise 18.4
// instead of: guard warning != nil, !isQuiet else { return }
// instead of: rings += 1
// instead of: bell()
guard warning != nil else { return }
rings += 1
if !isQuiet { bell() }
// end 18.4
