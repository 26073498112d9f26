// Shows everything on main, and reads there as well: `observe(on:)` does not move what is above.

// exercise 11.11
let titles = archive.observe(on: worker).observe(on: MainScheduler.instance)
// end 11.11

// exercise 11.11
let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
// end 11.11
