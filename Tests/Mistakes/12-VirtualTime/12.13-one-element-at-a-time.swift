// Between two elements it is always quiet: no trial has a burst.

// exercise 12.13
// instead of: Trial("a burst, and its last moment", source: "-12-3--4-----|", result: "----------4--|"),
// end 12.13
