// The timer sends 0 and never ends; its sink is never freed.

// exercise 13.1
// instead of: self.complete()
// end 13.1
