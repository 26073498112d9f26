// Goes to main first, and decodes there.

// exercise 11.11
let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
// end 11.11

// exercise 11.11
let temperatures = sensor.observe(on: MainScheduler.instance).map(decode)
// end 11.11
