// Shows the first temperature, and no other.

// exercise 11.11
// instead of: let temperatures = sensor.observe(on: worker).map(decode).observe(on: MainScheduler.instance)
let temperatures = sensor.observe(on: worker).map(decode).take(1)
  .observe(on: MainScheduler.instance)
// end 11.11
