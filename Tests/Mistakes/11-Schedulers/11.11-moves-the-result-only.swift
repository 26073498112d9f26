// Shows everything on main, and reads there as well: `observe(on:)` does not move what is above.

// exercise 11.11
// instead of: let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
let titles = archive.observe(on: worker).observe(on: MainScheduler.instance)
// end 11.11
