// While the dial is set, its delegate is the one that it had before.

// exercise 16.9
// instead of: let proxy = dial.delegate as? DialProxy
// instead of: let wasSetting = proxy?.isSetting ?? false
// instead of: proxy?.isSetting = true
// instead of: dial.position = position
// instead of: // The former delegate may have set it once more in the meantime: put back what was there.
// instead of: proxy?.isSetting = wasSetting
guard let proxy = dial.delegate as? DialProxy else {
  dial.position = position
  return
}
dial.delegate = proxy.former
dial.position = position
dial.delegate = proxy
// end 16.9
