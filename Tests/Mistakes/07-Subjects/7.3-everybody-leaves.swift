// One token empties the whole bag.

// exercise 7.3 in Registry.swift
let place = places[key]
places.removeAll()
return place
// end 7.3

// exercise 7.3 in Registry.swift
place.close()
// end 7.3
