/// What was wrong with each program, in one word.
///
/// Write it down when the program is well again.
enum YourDiagnoses {
  static var threeRings: Illness? {
    // exercise 18.4: Which illness was it?
    // starts as: nil
    .closureHoldsItsOwner
    // end 18.4
  }

  static var cityWithoutAName: Illness? {
    // exercise 18.5: Which illness was it?
    // starts as: nil
    .madeUpValue
    // end 18.5
  }

  static var halfANumber: Illness? {
    // exercise 18.6: Which illness was it?
    // starts as: nil
    .touchedOffMain
    // end 18.6
  }

  static var sunAndThenRain: Illness? {
    // exercise 18.7: Which illness was it?
    // starts as: nil
    .oldAnswer
    // end 18.7
  }

  static var afterTheStorm: Illness? {
    // exercise 18.8: Which illness was it?
    // starts as: nil
    .catchTooLate
    // end 18.8
  }

  static var page4: Illness? {
    // exercise 18.9: Which illness was it?
    // starts as: nil
    .sharedState
    // end 18.9
  }

  static var warmPhone: Illness? {
    // exercise 18.10: Which illness was it?
    // starts as: nil
    .lostToken
    // end 18.10
  }

  static var twoSeconds: Illness? {
    // exercise 18.11: Which illness was it?
    // starts as: nil
    .workOnMain
    // end 18.11
  }

  static var voiceInThePocket: Illness? {
    // exercise 18.12: Which illness was it?
    // starts as: nil
    .methodHoldsItsOwner
    // end 18.12
  }

  static var twoStars: Illness? {
    // exercise 18.13: Which illness was it?
    // starts as: nil
    .lostUpdate
    // end 18.13
  }

  static var itSaidSaved: Illness? {
    // exercise 18.14: Which illness was it?
    // starts as: nil
    .swallowedError
    // end 18.14
  }

  static var afterIHadPutItAway: Illness? {
    // exercise 18.15: Which illness was it?
    // starts as: nil
    .unownedTooLong
    // end 18.15
  }

  static var cloudsThatJump: Illness? {
    // exercise 18.16: Which illness was it?
    // starts as: nil
    .sameAgain
    // end 18.16
  }

  static var laterOrNever: Illness? {
    // exercise 18.17: Which illness was it?
    // starts as: nil
    .nestedSubscription
    // end 18.17
  }

  static var rowForRome: Illness? {
    // exercise 18.18: Which illness was it?
    // starts as: nil
    .oldSubscription
    // end 18.18
  }

  static var fivePastNoon: Illness? {
    // exercise 18.19: Which illness was it?
    // starts as: nil
    .noMemory
    // end 18.19
  }

  static var threeTickets: Illness? {
    // exercise 18.20: Which illness was it?
    // starts as: nil
    .noBrake
    // end 18.20
  }

  static var everythingTwice: Illness? {
    // exercise 18.21: Which illness was it?
    // starts as: nil
    .sideEffect
    // end 18.21
  }
}
