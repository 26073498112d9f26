// All sources complete, and none fails.

// exercise 12.13
// instead of: Trial("an error while 2 waits", source: "-1-2#", result: "----#"),
// end 12.13
