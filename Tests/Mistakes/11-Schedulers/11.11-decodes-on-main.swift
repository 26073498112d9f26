// Goes to main first, and decodes there.

// exercise 11.11
// instead of: let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
let temperatures = sensor.observe(on: MainScheduler.instance).map(decode)
// end 11.11
